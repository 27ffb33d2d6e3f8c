/** Markup that is safe to send. `html` creates it, never a person's text. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | Markup[] | null;

/** A template for markup. It escapes strings, inserts markup unchanged, and omits null. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, index) => part + rendered(values[index] ?? null)).join(''));
}

function rendered(value: Value): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
