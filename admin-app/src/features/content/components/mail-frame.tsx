import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface MailFrameProps {
  title: string;
  /** The email's document, as the API renders it. */
  html: string;
}

const emptyPage = '<!doctype html><html lang="en"><head><title>Email</title></head><body></body></html>';

/** An email in a frame of its own, without scripts and links. */
export function MailFrame({ title, html }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const show = useEffectEvent(() => {
    if (isLoaded && frame.current?.contentDocument) fill(frame.current.contentDocument, html);
  });
  useEffect(() => show(), [html, isLoaded]);
  return (
    <iframe
      ref={frame}
      title={title}
      // Same origin, so that this page may fill it. Scripts stay off.
      sandbox="allow-same-origin"
      srcDoc={emptyPage}
      onLoad={() => setIsLoaded(true)}
    />
  );
}

/**
 * Shows the email's body in another document. The content security policy blocks inline styles in markup, so they are
 * renamed before it is parsed and set by script.
 */
function fill(page: Document, html: string): void {
  const renamed = html.replace(/<style>.*?<\/style>/s, '').replaceAll(' style="', ' data-style="');
  const { body } = new DOMParser().parseFromString(renamed, 'text/html');
  page.body.replaceWith(page.importNode(body, true));
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
}
