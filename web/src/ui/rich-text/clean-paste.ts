/** Headings of a pasted document, and the headings of a page that replace them. */
const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/**
 * Cleans HTML that is pasted from a document. Word writes its lists as paragraphs with a bullet in the text; they become
 * lists. The editor itself drops styles and unknown elements.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  for (const junk of body.querySelectorAll('style, script, meta, link, title, xml')) junk.remove();
  for (const [from, to] of Object.entries(headings)) {
    for (const heading of body.querySelectorAll(from)) renameTo(heading, to);
  }
  joinWordLists(body);
  return body.innerHTML;
}

/** Removes the conditional comments of Word with the bullets inside them. */
const withoutConditions = (html: string): string =>
  html
    .replace(/<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/g, '<s data-bullet>$1</s>')
    .replace(/<!--\[if !supportLists\]-->([\s\S]*?)<!--\[endif\]-->/g, '<s data-bullet>$1</s>')
    .replace(/<!--[\s\S]*?-->/g, '');

function renameTo(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Turns runs of Word's list paragraphs into lists. */
function joinWordLists(body: HTMLElement): void {
  let list: Element | undefined;
  for (const paragraph of [...body.getElementsByTagName('p')]) {
    const isItem = /mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? '');
    if (!isItem) {
      list = undefined;
      continue;
    }
    const bullet = paragraph.querySelector('[data-bullet]');
    const tag = /\d/.test(bullet?.textContent ?? '') ? 'ol' : 'ul';
    bullet?.remove();
    if (list?.localName !== tag || paragraph.previousElementSibling !== list) {
      list = document.createElement(tag);
      paragraph.before(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(item);
  }
}
