import type { LabelledValues, MailContent } from '@camp/contracts/mail/content';
import { escapeHtml } from '../escape-html';
import { buttonOfDay, day } from './style';

const { meadow, inkSoft, line } = day;

/** A soft note in small letters. @param margin of CSS */
export const noteHtml = (words: string, margin: string) =>
  `<p class="mail-soft" style="margin:${margin};font-size:14px;color:${inkSoft}">${escapeHtml(words)}</p>`;

/** A box with labels and values. */
export function factsHtml(facts: LabelledValues): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="mail-soft" valign="top" style="padding:4px 16px 4px 0;white-space:nowrap;font-size:14px;color:${inkSoft}">${escapeHtml(label)}</td><td valign="top" style="padding:4px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="mail-facts" style="padding:12px 16px;background:${meadow};border-radius:8px">
<table width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>
</td></tr></table>`;
}

/** A table of labels and amounts. */
export function tableHtml(table: LabelledValues): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${line}`;
  const rows = table.map(
    ([label, value]) =>
      `<tr><td class="mail-line" style="${cell}">${escapeHtml(label)}</td><td class="mail-line" align="right" style="${cell};white-space:nowrap">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

/** The words of the link that ends group messages. */
export const unsubscribeWords = 'Unsubscribe from group messages';

/** That link, below the footer's address. */
export const unsubscribeHtml = (url: string) =>
  `<br><a href="${escapeHtml(url)}" class="mail-soft" style="color:${inkSoft}">${unsubscribeWords}</a>`;

/** The email's button, with its address as text below. */
export function buttonHtml({ label, url }: NonNullable<MailContent['action']>): string {
  const { background, color } = buttonOfDay();
  const style = `display:inline-block;padding:12px 24px;background:${background};color:${color};border-radius:8px;font-weight:600;text-decoration:none`;
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" class="mail-button" style="${style}">${escapeHtml(label)}</a></p>
<p class="mail-soft" style="margin:0 0 16px;font-size:14px;color:${inkSoft};word-break:break-all">Or copy this link:<br>${escapeHtml(url)}</p>`;
}
