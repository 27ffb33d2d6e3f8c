import { campContent } from '@camp/contracts/content/camp';
import { escapeHtml } from '@camp/runtime/escape-html';
import type { MailContent } from './content';

/** A mail in both forms. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

// The colors of the product's design tokens; mail programs know no variables.
const paper = '#fbf7ef';
const card = '#fffdf8';
const ink = '#1d2420';
const inkSoft = '#4d5a54';
const pine = '#1f3d34';
const line = '#ddd5c3';
const action = '#b04c2a';
const onDark = '#fffaf2';
const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * Brings what a mail says into HTML (one column, readable on a phone, without pictures) and plain text.
 */
export function renderMail(content: MailContent): RenderedMail {
  // A line break in what somebody typed must not begin a header of its own.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  return { subject, html: html(content, subject), text: text(content) };
}

const contactLine = `Questions? Write to ${campContent.contact.email}.`;
const addressLine = [campContent.organization.legalName, ...campContent.organization.addressLines].join(', ');

function text({ heading, paragraphs, table = [], action: button, note }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    table.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    note ?? '',
    `--\n${campContent.name}\n${contactLine}\n${addressLine}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function html(
  { heading, paragraphs, table = [], action: button, note }: MailContent,
  subject: string,
): string {
  const rows = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${pine}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((words) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`),
    table.length > 0 ? tableHtml(table) : '',
    button ? buttonHtml(button) : '',
    note ? `<p style="margin:0;font-size:14px;color:${inkSoft}">${escapeHtml(note)}</p>` : '',
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${card};border:1px solid ${line};border-radius:12px">
<tr><td style="padding:16px 24px;background:${pine};color:${onDark};border-radius:12px 12px 0 0;font-weight:600">${escapeHtml(campContent.name)}</td></tr>
<tr><td style="padding:24px">
${rows.filter((row) => row !== '').join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${line};font-size:14px;color:${inkSoft}">${escapeHtml(contactLine)}<br>${escapeHtml(addressLine)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function tableHtml(table: NonNullable<MailContent['table']>): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${line}`;
  const rows = table.map(
    ([label, value]) =>
      `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell};white-space:nowrap">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`;
}

function buttonHtml({ label, url }: NonNullable<MailContent['action']>): string {
  const look = `display:inline-block;padding:12px 24px;background:${action};color:${onDark};border-radius:8px;font-weight:600;text-decoration:none`;
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${inkSoft};word-break:break-all">Or copy this address:<br>${escapeHtml(url)}</p>`;
}
