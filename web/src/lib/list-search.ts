const ofTheList = /^(page|limit|sort\[|f[_[])/;

/**
 * Returns the part of an address's query that belongs to a list, without the language or the source of the link. Our
 * own links use a canonical form.
 */
export const listSearch = (params: URLSearchParams): string =>
  new URLSearchParams([...params].filter(([name]) => ofTheList.test(name))).toString();
