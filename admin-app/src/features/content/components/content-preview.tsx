import { contentPreviewQuery } from '@camp/api-client/content/queries';
import { contentPreview, previewReady, type PostedWords } from '@camp/contracts/content/preview';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import type { ContentSubjectName } from '@camp/contracts/content/subjects';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAsked } from '../use-asked';
import { reasonOf } from '../words';

interface ContentPreviewProps {
  subject: ContentSubjectName;
  /** Address of the page that shows it. */
  page: string;
  /** The words as they would be sent. */
  source: ContentSource;
}

/** The subject's page with the words as they are typed. */
export function ContentPreview({ subject, page, source }: ContentPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { data: values, error } = useQuery(contentPreviewQuery(subject, useAsked(source)));
  const post = useEffectEvent(() => {
    if (!values) return;
    const words: PostedWords = { type: contentPreview, subject, values };
    frame.current?.contentWindow?.postMessage(words, window.location.origin);
  });
  useEffect(() => post(), [values]);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && event.data === previewReady) post();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <section className="content-preview camp-stack" aria-labelledby="content-preview-title">
      <h2 id="content-preview-title">Preview</h2>
      <p className="camp-note" role="status">
        {error ? reasonOf(error) : 'This is how families will see it once you save.'}
      </p>
      <iframe ref={frame} title="Preview" src={`${page}?preview=${contentPreview}`} />
    </section>
  );
}
