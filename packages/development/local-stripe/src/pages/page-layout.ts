import { html, type Markup } from './html';

/** A whole document around a page's content, with a note that this is a simulator. */
export function page(title: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/assets/icon.svg" />
        <link rel="stylesheet" href="/assets/checkout.css" />
        <script src="/assets/checkout.js" defer></script>
      </head>
      <body>
        <header class="simulator">
          <p>
            <strong>Simulator</strong> For local use: no card is charged and nothing leaves this computer. Do
            not enter a real card.
          </p>
        </header>
        ${content}
      </body>
    </html>`.text;
}
