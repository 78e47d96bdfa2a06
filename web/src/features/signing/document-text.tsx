import styles from './signing.module.css';

interface Part {
  key: string;
  kind: 'title' | 'heading' | 'text';
  text: string;
}

/** Splits a plain text into its parts: the title line, numbered headings and paragraphs. */
function partsOf(text: string): Part[] {
  const parts = text.split(/\n{2,}/).map((part) => part.trim());
  return parts.filter(Boolean).map((part, at) => ({
    key: `${at}`,
    kind: at === 0 ? 'title' : /^\d+\. [^\n]{1,80}$/.test(part) ? 'heading' : 'text',
    text: part,
  }));
}

/** Shows a document exactly as it is signed. */
export function DocumentText({ content, label }: { content: Uint8Array; label: string }) {
  const text = new TextDecoder().decode(content);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.sheet} tabIndex={0} aria-label={label} lang="ru">
      {partsOf(text).map(({ key, kind, text: content }) =>
        kind === 'text' ? (
          <p key={key}>{content}</p>
        ) : kind === 'title' ? (
          <h2 key={key}>{content}</h2>
        ) : (
          <h3 key={key}>{content}</h3>
        ),
      )}
    </section>
  );
}
