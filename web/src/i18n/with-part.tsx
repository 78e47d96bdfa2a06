import type { ReactNode } from 'react';

interface WithPartProps {
  /** The full sentence, including the part. */
  sentence: string;
  part: string;
  /** The element that replaces the part. */
  children: ReactNode;
}

/**
 * A sentence of the interface in which one part is rendered differently: in its own language, or without line breaks.
 */
export function WithPart({ sentence, part, children }: WithPartProps) {
  const at = sentence.indexOf(part);
  if (part === '' || at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      {children}
      {sentence.slice(at + part.length)}
    </>
  );
}
