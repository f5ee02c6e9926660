// Reads a text aloud with the voice of the browser, if it has one.

export const canSpeak = "speechSynthesis" in globalThis;

export function speak(text: string, language: string): void {
  hush();
  if (!canSpeak || !text) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language;
  speechSynthesis.speak(said);
}

export function hush(): void {
  if (canSpeak) speechSynthesis.cancel();
}
