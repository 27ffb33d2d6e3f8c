import { contentKeys } from '@camp/api-client/content/queries';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Minimum milliseconds between two requests. */
const interval = 500;

/**
 * The latest words that a preview asks for: one request at a time, with a pause between two.
 *
 * @param words as they are typed. A new object asks again
 */
export function useAsked<Words>(words: Words): Words {
  const [asked, setAsked] = useState(words);
  const isFetching = useIsFetching({ queryKey: contentKeys.preview }) > 0;
  const isBehind = asked !== words;
  const ask = useEffectEvent(() => setAsked(words));
  useEffect(() => {
    if (!isBehind || isFetching) return;
    const timer = setTimeout(() => ask(), interval);
    return () => clearTimeout(timer);
    // Also after each request: words typed at that moment leave the other two as they were.
  }, [isBehind, isFetching, asked]);
  return asked;
}
