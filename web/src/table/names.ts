// What a seat is called.
import { t } from "../lib/i18n.svelte.ts";
import type { SeatCard } from "../lib/wire.ts";

export function seatName(seats: readonly SeatCard[], seat: number): string {
  const card = seats[seat];
  if (!card) return t("chance");
  if (card.name) return card.name;
  if (card.gone === "former") return t("former-player");
  if (card.kind === "bot" && card.level) return t("seat-bot", { level: t(`level-${card.level}`) });
  return t("seat-number", { number: seat + 1 });
}

/** The line under a seat's name: who or what sits there. */
export function seatKind(card: SeatCard, yours: boolean): string {
  if (yours) return t("kind-me");
  if (card.gone) return t(`gone-${card.gone}`);
  if (card.kind === "bot") return t("kind-bot-level", { level: t(`level-${card.level ?? "medium"}`) });
  if (card.kind === "open") return t("seat-free");
  return t(card.online ? "kind-online" : "kind-away");
}
