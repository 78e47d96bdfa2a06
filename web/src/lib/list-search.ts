const ofTheList = /^(page|limit|sort\[|f[_[])/;

/** What of an address's query is the list's own: not the language, nor where a link came from. Our own links write it canonically. */
export const listSearch = (params: URLSearchParams): string =>
  new URLSearchParams([...params].filter(([name]) => ofTheList.test(name))).toString();
