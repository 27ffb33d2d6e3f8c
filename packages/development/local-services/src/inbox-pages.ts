import { html, type Markup } from '@camp/local-stripe/pages/html';
import type { StoredMail } from './inbox-storage';

/** Reloads the list when an email arrives. */
export const script = `new EventSource('/arrivals').addEventListener('email', () => location.reload());`;

/** The page that lists the emails. */
export const listPage = (mails: readonly StoredMail[]): string =>
  page(
    'Inbox',
    html`<h1>Inbox</h1>
      <p>
        Every email that this camp sends on this computer. Nothing is delivered to anyone. New emails appear
        automatically.
      </p>
      ${mails.length === 0 ? html`<p>No emails yet.</p>` : null}
      <ol>
        ${mails.map(
          (mail) =>
            html`<li>
              <a href="/mails/${mail.id}">
                <strong>${titleOf(mail)}</strong>
                <span>To ${recipientsOf(mail)}, ${timeOf(mail)}</span>
              </a>
            </li>`,
        )}
      </ol>
      <script src="/inbox.js"></script>`,
  );

/** The page of one email. */
export const mailPage = (mail: StoredMail): string =>
  page(
    titleOf(mail),
    html`<p><a href="/">All emails</a></p>
      <h1>${titleOf(mail)}</h1>
      <dl>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${recipientsOf(mail)}</dd>
        <dt>Received</dt>
        <dd>${timeOf(mail)}</dd>
      </dl>
      ${
        mail.attachments.length === 0
          ? null
          : html`<h2>Attachments</h2>
              <ul>
                ${mail.attachments.map(
                  ({ name }, index) =>
                    html`<li><a href="/mails/${mail.id}/attachments/${index}">${name}</a></li>`,
                )}
              </ul>`
      }
      ${
        mail.html
          ? html`<iframe
              title="The email"
              src="/mails/${mail.id}/html"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            ></iframe>`
          : null
      }
      <details ${mail.html ? null : 'open'}>
        <summary>Plain text</summary>
        <pre>${mail.text}</pre>
      </details>
      <details>
        <summary>Headers</summary>
        <pre>${Object.entries(mail.headers).map(([name, value]) => html`${`${name}: ${value}\n`}`)}</pre>
      </details>`,
  );

/** Policy of the pages. */
export const pagePolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "script-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "style-src 'unsafe-inline'",
].join(';');

/** The HTML of an email as a document whose links open in a new tab. */
export const bodyOf = (mail: StoredMail): string => `<!doctype html><base target="_blank">${mail.html}`;

/** Policy of that document. An email runs no script and loads nothing. */
export const bodyPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
].join(';');

const titleOf = ({ subject }: StoredMail) => subject || 'No subject';

const recipientsOf = ({ to }: StoredMail) => to.map(({ address }) => address).join(', ');

const timeOf = ({ receivedAt }: StoredMail) =>
  receivedAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

const page = (title: string, content: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          :root {
            color-scheme: light dark;
            font:
              1rem/1.5 system-ui,
              sans-serif;
          }
          body {
            margin: 0 auto;
            max-width: 60rem;
            overflow-wrap: anywhere;
            padding: 1rem;
          }
          ol {
            list-style: none;
            padding: 0;
          }
          ol a {
            border-top: 1px solid #8888;
            color: inherit;
            display: block;
            padding: 0.75rem 0;
            text-decoration: none;
          }
          ol a:is(:hover, :focus-visible) strong {
            text-decoration: underline;
          }
          ol span {
            display: block;
            opacity: 0.8;
          }
          dl {
            display: grid;
            gap: 0 1rem;
            grid-template-columns: max-content 1fr;
          }
          dd {
            margin: 0;
          }
          iframe {
            background: #fff;
            border: 1px solid #8888;
            box-sizing: border-box;
            height: 75vh;
            width: 100%;
          }
          pre {
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        ${content}
      </body>
    </html>`.text;
