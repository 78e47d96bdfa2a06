// Written by `npm run generate` from proto/rules/company-likeness.ts.
/** The features by which two companies are recognised as the same. Missing ones are empty. */
export interface Likeness {
  /** Ten characters: the PAN, or the PAN inside the GSTIN. */
  taxNumber: string;
  /** The domains of its email addresses, without those of public email providers. */
  mailDomains: string[];
  /** The host name of its website, without `www`. */
  siteHost: string;
}

/** The company data from which its likeness is derived. */
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

/** Returns the features by which similar companies are found, from the stored company data. */
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
