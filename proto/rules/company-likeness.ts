/** What companies are known by to be the same, of what one says of itself; what says nothing is empty. */
export interface Likeness {
  /** Ten characters, of the PAN or of the GSTIN that holds it. */
  taxNumber: string;
  /** Of its mail addresses, never a provider's that anybody may use. */
  mailDomains: string[];
  /** A site's name without `www`. */
  siteHost: string;
}

/** What a company says of itself, as far as its likeness goes. */
export interface LikenessSource {
  pan: string;
  gstn: string;
  webSiteUrl: string;
  emails: readonly string[];
}

const everybodys: ReadonlySet<string> = new Set([
  ...[
    'gmail.com',
    'googlemail.com',
    'yahoo.com',
    'yahoo.co.in',
    'yahoo.in',
    'ymail.com',
    'rediffmail.com',
    'rediff.com',
  ],
  ...['outlook.com', 'outlook.in', 'hotmail.com', 'live.com', 'live.in', 'msn.com', 'icloud.com', 'me.com', 'aol.com'],
  ...['proton.me', 'protonmail.com', 'zoho.com', 'zohomail.in', 'zohomail.com', 'in.com', 'mail.com', 'gmx.com'],
  ...['mail.ru', 'yandex.ru', 'yandex.com', 'ya.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'rambler.ru', 'hey.com'],
]);

/** Takes what a company says of itself, as it is kept; gives what others like it are found by. */
export function likenessOf({ pan, gstn, webSiteUrl, emails }: LikenessSource): Likeness {
  const domains = emails.map((email) => email.toLowerCase().split('@')[1] ?? '');
  return {
    taxNumber: pan === '' ? gstn.slice(2, 12) : pan,
    mailDomains: [...new Set(domains.filter((domain) => domain !== '' && !everybodys.has(domain)))],
    siteHost: webSiteUrl
      .toLowerCase()
      .replace(/^(https?:\/\/)?(www\.)?/, '')
      .replace(/[/:#?].*$/, ''),
  };
}
