import { type PageTag, pageAttributes, pageTags } from '@setu/contract';

interface Tidied {
  /** The HTML in one fixed form, so that equal texts have equal HTML. */
  html: string;
  /** The names of the elements that a page may not contain. Their text is kept. */
  lost: string[];
}

const allowed = new Set<string>(pageTags);
const blockTags = new Set<string>(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'table', 'blockquote', 'hr']);
const rowGroups = new Set(['thead', 'tbody', 'tfoot']);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
const quoted = (text: string): string => escaped(text).replaceAll('"', '&quot;');
const tagOf = (node: Node): string => (node instanceof Element ? node.localName : '');

/** A piece of text, or a line break, with the tags around it from the outside in. */
interface Run {
  text: string;
  marks: string[];
}

/** Writes the HTML of a static page in one fixed form: the same tags around the same text, and nothing else. */
export function tidyHtml(source: string): Tidied {
  const lost = new Set<string>();
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  // Only the last paragraph of a page is dropped when it is empty: the editor adds it, to type below a table.
  const html = blocksOf(body, lost)
    .join('')
    .replace(/(?:<p><\/p>)+$/, '');
  return { html, lost: [...lost] };
}

/** Returns the blocks inside an element. Text outside of a block becomes a paragraph. */
function blocksOf(parent: Node, lost: Set<string>): string[] {
  const blocks: string[] = [];
  let runs: Run[] = [];
  const endLine = () => {
    const line = inlineHtml(runs);
    if (line !== '') blocks.push(`<p>${line}</p>`);
    runs = [];
  };
  const add = (node: Node): void => {
    const tag = tagOf(node);
    if (blockTags.has(tag)) {
      endLine();
      blocks.push(blockHtml(node as Element, lost));
    } else if (tag !== '' && !isInline(tag)) {
      if (!allowed.has(tag)) lost.add(tag);
      for (const child of node.childNodes) add(child);
    } else collect(node, [], runs, lost);
  };
  for (const child of parent.childNodes) add(child);
  endLine();
  return blocks;
}

const isInline = (tag: string): boolean => tag === 'a' || tag === 'strong' || tag === 'em' || tag === 'br';

function blockHtml(block: Element, lost: Set<string>): string {
  const tag = block.localName;
  if (tag === 'hr') return '<hr />';
  if (tag === 'table') return tableHtml(block, lost);
  if (tag === 'blockquote') return `<blockquote>${blocksOf(block, lost).join('')}</blockquote>`;
  if (tag === 'ul' || tag === 'ol') {
    const items = childrenNamed(block, ['li'], lost).map((item) => `<li>${cellHtml(item, lost)}</li>`);
    return `<${tag}>${items.join('')}</${tag}>`;
  }
  const runs: Run[] = [];
  for (const child of block.childNodes) collect(child, [], runs, lost);
  return `<${tag}>${inlineHtml(runs)}</${tag}>`;
}

/** Returns the element children with these names, and notes the names of the others. */
function childrenNamed(parent: Element, names: string[], lost: Set<string>): Element[] {
  return [...parent.children].filter(({ localName }) => {
    const isKnown = names.includes(localName);
    if (!isKnown) lost.add(localName);
    return isKnown;
  });
}

/** Returns the content of a list item or a cell. A single paragraph, alone or before a nested list, has no tags. */
function cellHtml(cell: Element, lost: Set<string>): string {
  const blocks = blocksOf(cell, lost);
  const [first, ...others] = blocks;
  if (!first?.startsWith('<p>') || others.some((block) => block.startsWith('<p>'))) return blocks.join('');
  return [first.slice('<p>'.length, -'</p>'.length), ...others].join('');
}

/** Writes a table. The first rows that have only header cells are its head. */
function tableHtml(table: Element, lost: Set<string>): string {
  const rows: Element[] = [];
  for (const child of childrenNamed(table, ['tr', 'colgroup', ...rowGroups], lost)) {
    if (child.localName === 'tr') rows.push(child);
    else if (rowGroups.has(child.localName)) rows.push(...childrenNamed(child, ['tr'], lost));
    if (child.localName === 'tfoot') lost.add('tfoot');
  }
  const cellsOf = (row: Element) => childrenNamed(row, ['th', 'td'], lost);
  const firstBody = rows.findIndex((row) => cellsOf(row).some(({ localName }) => localName === 'td'));
  const headCount = firstBody === -1 ? rows.length : firstBody;
  const group = (tag: 'thead' | 'tbody', part: Element[]) =>
    part.length === 0
      ? ''
      : `<${tag}>${part.map((row) => `<tr>${cellsOf(row).map(cell).join('')}</tr>`).join('')}</${tag}>`;
  const cell = (one: Element) => `<${one.localName}${attributesOf(one)}>${cellHtml(one, lost)}</${one.localName}>`;
  return `<table>${group('thead', rows.slice(0, headCount))}${group('tbody', rows.slice(headCount))}</table>`;
}

function attributesOf(element: Element): string {
  const names = pageAttributes[element.localName as PageTag] ?? [];
  return names
    .map((name) => {
      const value = element.getAttribute(name);
      const isDefault = value === null || (name.endsWith('span') && Number(value) === 1);
      return isDefault ? '' : ` ${name}="${quoted(value)}"`;
    })
    .join('');
}

/** Adds the text of a node to the runs of its line. Tags that a page may not contain are left out. */
function collect(node: Node, marks: string[], runs: Run[], lost: Set<string>): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const before = runs.at(-1)?.text ?? '<br />';
    const text = (node.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' ');
    const joined = before === '<br />' || before.endsWith(' ') ? text.replace(/^ /, '') : text;
    if (joined !== '') runs.push({ text: escaped(joined), marks });
    return;
  }
  const tag = tagOf(node);
  if (tag === '') return;
  if (tag === 'br') {
    runs.push({ text: '<br />', marks: [] });
    return;
  }
  if (!allowed.has(tag)) lost.add(tag);
  const inner = withMark(marks, node as Element);
  for (const child of node.childNodes) collect(child, inner, runs, lost);
}

const markOrder = ['<a', '<strong', '<em'];

/** Adds the tag of an inline element to the marks, once and in the fixed order. */
function withMark(marks: string[], element: Element): string[] {
  const tag = element.localName;
  if (tag === 'a' && !element.hasAttribute('href')) return marks;
  if (!isInline(tag)) return marks;
  const mark = `<${tag}${attributesOf(element)}>`;
  const others = marks.filter((other) => !other.startsWith(`<${tag}`));
  return [...others, mark].sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = (mark: string): number => markOrder.findIndex((start) => mark.startsWith(start));
const closing = (mark: string): string => `</${/^<(\w+)/.exec(mark)?.[1]}>`;

/** Writes the runs of a line. Neighbours share the tags that they have in common. */
function inlineHtml(line: Run[]): string {
  const runs = line.filter(({ text }, at) => text !== ' ' || (at > 0 && at < line.length - 1));
  let html = '';
  let open: string[] = [];
  runs.forEach(({ text, marks }, at) => {
    const isLastOfLine = at === runs.length - 1 || runs[at + 1]?.text === '<br />';
    let common = 0;
    while (common < open.length && open[common] === marks[common]) common += 1;
    html += open.slice(common).reverse().map(closing).join('') + marks.slice(common).join('');
    html += isLastOfLine ? text.replace(/ $/, '') : text;
    open = marks;
  });
  return html + [...open].reverse().map(closing).join('');
}
