import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';

/** The callbacks of an XML reader. Names come without their namespace prefix. */
export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads a document in pieces and calls `between` after each. `between` returns true to stop early. Throws if the
 * document is not XML.
 */
export async function readXml(
  source: Readable,
  { open, text, close }: XmlReader,
  between?: () => Promise<boolean>,
): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  if (open) parser.on('opentag', ({ name, attributes }) => open(local(name), attributes));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  const decoder = new StringDecoder('utf8');
  for await (const chunk of source) {
    parser.write(decoder.write(chunk as Buffer));
    if (await between?.()) return;
  }
  parser.close();
  await between?.();
}
