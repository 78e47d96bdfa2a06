import type { ReactNode } from 'react';

interface WithPartProps {
  /** The words as they are read, the part among them. */
  sentence: string;
  part: string;
  /** How the part is drawn. */
  children: ReactNode;
}

/** A sentence of ours one part of which is drawn in its own way: in its own language, or never broken. */
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
