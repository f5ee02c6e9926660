// Whether everything that can be chosen is to be seen: the box of every place that glows, cut by all that hides around it.
(() => {
  const PLACES = ".table [data-key][role=button]:not([aria-disabled=true]), .table button[data-key]:not([aria-disabled=true])";
  const BUTTONS = ".table button[data-option]:not([aria-disabled=true]), .table [data-hand-in], .table [data-confirm]";
  const SLACK = 3; // the glow itself

  function seen(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let box = { left, top, right, bottom };
    const cut = (edge) => {
      box = {
        left: Math.max(box.left, edge.left),
        top: Math.max(box.top, edge.top),
        right: Math.min(box.right, edge.right),
        bottom: Math.min(box.bottom, edge.bottom),
      };
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around === document.body || around === document.documentElement) break;
      if (getComputedStyle(around).overflow !== "visible" && !(around instanceof SVGElement && around.ownerSVGElement)) {
        cut(around.getBoundingClientRect());
      }
    }
    return { lost: Math.max(box.left - left, box.top - top, right - box.right, bottom - box.bottom), width: right - left, height: bottom - top };
  }

  /** Whether a finger at some point of the element meets it. */
  function reachable(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.5, 0.15, 0.85].some((across) =>
      [0.5, 0.15, 0.85].some((down) => {
        const met = document.elementFromPoint(left + width * across, top + height * down);
        return met !== null && (met === element || element.contains(met));
      }),
    );
  }

  const name = (element) => element.dataset.key ?? element.dataset.option ?? element.textContent.trim();

  /** The places that are not wholly to be seen, or that something covers. */
  function hidden() {
    const found = [];
    for (const element of document.querySelectorAll(PLACES)) {
      const { lost } = seen(element);
      if (lost > SLACK) found.push(`${name(element)}: ${Math.round(lost)} px are cut off`);
      else if (!reachable(element)) found.push(`${name(element)}: covered`);
    }
    for (const element of document.querySelectorAll(BUTTONS)) {
      if (seen(element).lost > SLACK) found.push(`button ${name(element)}: cut off`);
    }
    return found;
  }

  /** Where the page or its parts may scroll: whether none of the places is in sight before one scrolls. */
  function lost() {
    const places = [...document.querySelectorAll(PLACES)];
    return places.length && !places.some((one) => seen(one).lost <= SLACK) ? ["nothing is in sight at first"] : [];
  }

  /** The places that are covered even when they are scrolled to. */
  function unreachable() {
    const found = [];
    for (const element of document.querySelectorAll(PLACES)) {
      element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" }); // past the middle, so that pages beside each other turn
      if (!reachable(element)) found.push(`${name(element)}: covered`);
    }
    document.querySelector(".table .pages")?.dispatchEvent(new Event("scroll")); // it is told with the next frame only
    return found;
  }

  /** Places that a finger hardly meets. */
  function tiny(least) {
    return [...document.querySelectorAll(PLACES)]
      .map((one) => [name(one), one.getBoundingClientRect()])
      .filter(([, { width, height }]) => Math.min(width, height) < least)
      .map(([key, { width, height }]) => `${key}: ${Math.round(width)}x${Math.round(height)}`);
  }

  /** Words and numbers on the table that are drawn smaller than this; what is written inside of icons is a picture. */
  function small(least) {
    const found = [];
    const texts = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const said = texts.currentNode.textContent.trim();
      const around = texts.currentNode.parentElement;
      if (!/[\p{L}\d]/u.test(said) || around.closest(".sr, title, style, option, .glyph, .effect")) continue;
      if (!around.checkVisibility({ visibilityProperty: true })) continue;
      const drawn = around instanceof SVGElement ? around.getScreenCTM() : { a: around.currentCSSZoom ?? 1, b: 0 };
      const size = parseFloat(getComputedStyle(around).fontSize) * Math.hypot(drawn.a, drawn.b);
      if (size < least - 0.05) found.push(`${said}: ${size.toFixed(1)} px`);
    }
    return found;
  }

  /** Parts of the table that scroll inside of it; the side has a log, seats lie in a row, and a phone turns pages. */
  function scrolled() {
    return [...document.querySelectorAll(".table .pages, .table .pages :not(svg, svg *)")]
      .filter((one) => one.checkVisibility() && /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 2)
      .map((one) => `${one.className}: ${one.scrollHeight - one.clientHeight} px more`);
  }

  /** Names on drawings that were cut short. */
  function shortened() {
    return [...document.querySelectorAll(".table svg text")].filter((one) => one.textContent.endsWith("…")).map((one) => `${one.textContent}: cut short`);
  }

  /** The round and what is asked, or an answer beside it, of which a part cannot be read. */
  function unread() {
    return [...document.querySelectorAll(".table > header .title, section.prompt .text, section.prompt .row .option span, section.prompt .row .chip span")]
      .filter((one) => one.checkVisibility() && (one.scrollHeight > one.clientHeight + 2 || (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "hidden")))
      .map((one) => `${one.textContent.trim()}: not all of it is read`);
  }

  /** Where everything that can be chosen lies, in whole pixels. */
  function boxes() {
    return [...document.querySelectorAll(`${PLACES}, ${BUTTONS}`)].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [name(one), ...[left, top, width, height].map(Math.round)];
    });
  }

  const nextFrame = window.requestAnimationFrame.bind(window);
  const LONGEST = 250; // milliseconds until a page goes on without: the browser may owe it frames for ever
  const frame = () => Promise.race([new Promise((go) => nextFrame(go)), new Promise((go) => setTimeout(go, LONGEST))]);
  const PATIENCE = 90_000; // a loaded machine may take its time; nothing here is a measurement of it
  const SOON = 800; // milliseconds: what is asked comes into sight by itself
  const SETTLING = 3; // frames: boxes that measure themselves draw anew after the first

  /** Whether this moment is on the screen, with its question and something to choose. */
  function asked(moment) {
    const bar = document.querySelector("section.prompt.asked");
    const shown = Number(document.querySelector(".replay input[type=range]")?.max) === moment;
    return shown && bar?.ariaBusy === "false" && document.querySelector(`${PLACES}, ${BUTTONS}`) !== null;
  }

  /** Waits until this moment of the table is on the screen and has settled. */
  async function shown(moment) {
    for (const start = performance.now(); !asked(moment); await frame()) {
      if (performance.now() - start > PATIENCE) throw new Error(`moment ${moment} never asks`);
    }
    for (let frames = 0; frames < SETTLING; frames++) await frame();
  }

  /** All that is wrong with the table on the screen, where nothing scrolls ("still"), or the page, or its parts. */
  async function wrong(kind, least) {
    const soon = async (look) => {
      let found = look();
      for (const start = performance.now(); found.length > 0 && performance.now() - start < SOON; found = look()) await fit.pause();
      return found;
    };
    const reached = kind === "still" ? await soon(hidden) : [...(await soon(lost)), ...(await soon(unreachable))];
    return [...reached, ...(kind === "parts" ? [] : await soon(scrolled)), ...small(least), ...shortened(), ...unread()];
  }

  window.fit = { asked, pause: frame, boxes, shown, wrong, hidden, unreachable, tiny, small, scrolled, unread };
})();
