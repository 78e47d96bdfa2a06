const known: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Yandex Browser', /YaBrowser\/(\d+)/],
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /(?:Headless)?Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+)[^ ]* .*Safari/],
];

/** Returns the name and version of a browser from its user agent, such as `Chrome 130`, or an empty text. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of known) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return '';
}
