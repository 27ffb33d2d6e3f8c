import { campContent, legalNameAndAddress } from '@camp/contracts/content/camp';
import { escapeHtml } from '../escape-html';
import type { MailContent, Paragraph } from '@camp/contracts/mail/content';
import { buttonHtml, factsHtml, noteHtml, tableHtml, unsubscribeHtml, unsubscribeWords } from './blocks';
import { emblem, emblemSize } from './emblem';
import { paragraphHtml, paragraphText } from './paragraphs';
import { day, night } from './style';

/** An email as HTML and as plain text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** How an email is shown to somebody who edits it. */
interface MailView {
  /** Paragraphs that they can change. The rest of the email is gray, except for subject, heading and own note. */
  own?: readonly Paragraph[];
}

const { paper, card, ink, inkSoft, pine, line, onDark } = day;
const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * Renders an email as HTML (one column, readable on a phone, light and dark, with `emblem` as its only picture) and as
 * plain text.
 */
export function renderMail(content: MailContent, view: MailView = {}): RenderedMail {
  // A line break in user input must not start another header.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  return { subject, html: html(content, subject, view), text: text(content) };
}

const contactLine = () => `Questions? Email ${campContent.contact.email}.`;

function text({
  heading,
  paragraphs,
  facts = [],
  table = [],
  action: button,
  ownNote,
  note,
  unsubscribeUrl,
}: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs.map(paragraphText),
    ...[facts, table].map((lines) => lines.map(([label, value]) => `${label}: ${value}`).join('\n')),
    button ? `${button.label}:\n${button.url}` : '',
    ownNote ?? '',
    note ?? '',
    unsubscribeUrl ? `${unsubscribeWords}:\n${unsubscribeUrl}` : '',
    `--\n${campContent.name}\n${contactLine()}\n${legalNameAndAddress()}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function html(
  { heading, paragraphs, facts = [], table = [], action: button, ownNote, note, unsubscribeUrl }: MailContent,
  subject: string,
  { own }: MailView,
): string {
  const fixed = (row: string) =>
    own && row !== '' ? `<div style="color:#646464;filter:grayscale(1)">${row}</div>` : row;
  const rows = [
    `<h1 class="mail-title" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${pine}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((words) => (own?.includes(words) ? paragraphHtml(words) : fixed(paragraphHtml(words)))),
    fixed(facts.length > 0 ? factsHtml(facts) : ''),
    fixed(table.length > 0 ? tableHtml(table) : ''),
    fixed(button ? buttonHtml(button) : ''),
    ownNote ? noteHtml(ownNote, '0 0 16px') : '',
    fixed(note ? noteHtml(note, '0') : ''),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${night()}</style>
</head>
<body class="mail-paper" style="margin:0;padding:0;background:${paper};color:${ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="mail-paper" style="background:${paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="mail-card" style="max-width:560px;background:${card};border:1px solid ${line};border-radius:12px">
<tr><td class="mail-head" style="padding:12px 24px;background:${pine};color:${onDark};border-radius:12px 12px 0 0;font-weight:600">${headHtml()}</td></tr>
<tr><td style="padding:24px">
${rows.filter((row) => row !== '').join('\n')}
</td></tr>
<tr><td class="mail-soft mail-line" style="padding:16px 24px;border-top:1px solid ${line};font-size:14px;color:${inkSoft}">${escapeHtml(contactLine())}<br>${escapeHtml(legalNameAndAddress())}${unsubscribeUrl ? unsubscribeHtml(unsubscribeUrl) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The emblem beside the camp's name, which stays readable without pictures. A long name wraps beside it. */
const headHtml = () =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px"><img src="cid:${emblem.cid}" width="${emblemSize}" height="${emblemSize}" alt="" style="display:block;border:0"></td><td class="mail-head" style="color:${onDark};font-size:16px;font-weight:600">${escapeHtml(campContent.name)}</td></tr></table>`;
