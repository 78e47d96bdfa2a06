import { useEffect, useState } from 'react';
import { call } from '../../lib/http';

/** Returns the exact bytes of a file, undefined while they load, or null if loading failed. */
export function useDocument(url: string | undefined): Uint8Array<ArrayBuffer> | null | undefined {
  const [content, setContent] = useState<Uint8Array<ArrayBuffer> | null>();
  useEffect(() => {
    if (!url) return;
    const left = new AbortController();
    const read = async () => {
      const answer = await call(url, { headers: { Accept: '*/*' }, signal: left.signal });
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    };
    read().then(setContent, () => !left.signal.aborted && setContent(null));
    return () => left.abort();
  }, [url]);
  return content;
}
