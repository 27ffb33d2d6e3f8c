import { CallError } from '@camp/api-client/call-error';
import { contentPreviewQuery } from '@camp/api-client/content/queries';
import { messageFor } from '@camp/api-client/problem';
import { contentPreview, previewReady, type PostedWords } from '@camp/contracts/content/preview';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import { contentSubjects, type ContentSubjectName } from '@camp/contracts/content/subjects';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface ContentPreviewProps {
  subject: ContentSubjectName;
  /** The words as they would be sent. */
  source: ContentSource;
}

/** Minimum milliseconds between two requests. */
const interval = 500;

/** The subject's page with the words as they are typed. */
export function ContentPreview({ subject, source }: ContentPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { data: values, error } = usePreview(subject, source);
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
      <iframe
        ref={frame}
        title="Preview"
        src={`${contentSubjects[subject].page}?preview=${contentPreview}`}
      />
    </section>
  );
}

const reasonOf = (error: Error) =>
  error instanceof CallError && error.errors.length > 0
    ? 'The preview waits until every field is filled in correctly.'
    : messageFor(error);

/** Asks for the latest words, one request at a time. */
function usePreview(subject: ContentSubjectName, source: ContentSource) {
  const [asked, setAsked] = useState(source);
  const query = useQuery(contentPreviewQuery(subject, asked));
  const isBehind = asked !== source;
  const ask = useEffectEvent(() => setAsked(source));
  useEffect(() => {
    if (!isBehind || query.isFetching) return;
    const timer = setTimeout(() => ask(), interval);
    return () => clearTimeout(timer);
  }, [isBehind, query.isFetching]);
  return query;
}
