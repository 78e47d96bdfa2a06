type ComputedStyle = typeof window.getComputedStyle;

/** Whether the attributes of an element hide it, by the rules that every browser has. */
const isHiddenByAttribute = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  (element.localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden');

const inlineOf = (element: HTMLElement, property: string): string =>
  String((element.style && Reflect.get(element.style, property)) ?? '');

/** Inherited properties with their initial value. No page of ours has a `dir` attribute. */
const inherited = new Map([
  ['visibility', 'visible'],
  ['direction', 'ltr'],
]);

/** Returns the inline value of the element or of the nearest ancestor that has one, else `undefined`. */
function nearestInline(element: HTMLElement, property: string): string | undefined {
  for (let node: HTMLElement | null = element; node !== null; node = node.parentElement) {
    const value = inlineOf(node, property);
    if (value) return value;
  }
  return undefined;
}

/**
 * What floating panels ask of every ancestor. These properties are not inherited, and no browser gives them to an element
 * without a style sheet.
 */
const inlineOnly = new Set([
  ...['transform', 'translate', 'scale', 'rotate', 'perspective'],
  ...['filter', 'backdropFilter', 'contain', 'containerType', 'willChange', 'pointerEvents'],
]);

/** Properties that depend only on the kind of element, unless its own attribute sets them. */
const byKind = new Set([
  ...['display', 'position', 'overflow', 'overflowX', 'overflowY', 'scrollbarGutter'],
  ...['marginTop', 'marginLeft', 'marginRight'],
]);

/**
 * Returns a replacement of `getComputedStyle` that answers what the testing libraries and floating panels ask for each
 * element of a page (display, visibility, pointer events, position) without matching the hundreds of rules of jsdom's
 * own style sheet. That took a quarter of the time of the web's tests. Everything else, and every page with a style
 * sheet, is answered by jsdom.
 */
export function quickStyles(real: ComputedStyle): ComputedStyle {
  const kept = new Map<string, string>();
  const ofKind = ({ localName, namespaceURI }: Element, property: string): string => {
    const key = `${namespaceURI} ${localName} ${property}`;
    let value = kept.get(key);
    if (value === undefined) {
      value = String(Reflect.get(real(document.createElementNS(namespaceURI, localName)), property) ?? '');
      kept.set(key, value);
    }
    return value;
  };
  const quick = (element: HTMLElement, property: string): string | undefined => {
    const initial = inherited.get(property);
    if (initial !== undefined) return nearestInline(element, property) ?? initial;
    if (inlineOnly.has(property)) return inlineOf(element, property);
    if (!byKind.has(property)) return undefined;
    const inline = inlineOf(element, property);
    if (inline) return inline;
    return property === 'display' && isHiddenByAttribute(element) ? 'none' : ofKind(element, property);
  };
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || !('style' in element)) return real(element, pseudo);
    const asked = element as HTMLElement;
    let whole: CSSStyleDeclaration | undefined;
    const other = (): CSSStyleDeclaration => {
      whole ??= real(asked);
      return whole;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_none, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => quick(asked, property) ?? other().getPropertyValue(property);
        const known = typeof name === 'string' ? quick(asked, name) : undefined;
        if (known !== undefined) return known;
        const value: unknown = Reflect.get(other(), name);
        return typeof value === 'function' ? value.bind(other()) : value;
      },
    });
  };
}
