import { homeWords } from '@camp/contracts/camp/home-words';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { homeContent } from '@camp/contracts/content/home';
import { pages } from '@camp/contracts/registries/pages';
import { escapeHtml } from '@camp/runtime/escape-html';

/**
 * Fills the camp's data into the shell's first paint (shell/src/first-paint), without the link to the registration
 * while it is closed.
 *
 * @param markup with the names of its texts in double braces
 * @param camp null when there is no camp, undefined when it is not known
 * @param now of the server's clock
 */
export function paintHome(markup: string, camp: CurrentCamp | null | undefined, now: Date): string {
  const { eyebrow, lead } = homeWords(camp, now);
  const words: Readonly<Record<string, string>> = {
    camp: campContent.name,
    eyebrow,
    headline: homeContent.headline,
    lead,
  };
  const painted = markup.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => escapeHtml(words[name] ?? whole));
  return camp?.registrationOpen ? painted : painted.replace(registerLink, '');
}

const registerLink = new RegExp(`<a [^>]*href="${pages.camperCreate.path}".*?</a>`, 's');
