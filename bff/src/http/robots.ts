/** The names of programs that read pages: search engines, link previews, site checks and plain HTTP clients. */
const names = [
  ...[
    'bot\\b',
    'bot/',
    'robot',
    'crawl',
    'spider',
    'slurp',
    'archiver',
    'scrap',
    'fetch',
    'monitor',
    'preview',
    'validator',
  ],
  ...[
    'yandex(?!browser)',
    'bingpreview',
    'mediapartners',
    'facebookexternalhit',
    'whatsapp',
    'telegram',
    'vkshare',
    'skype',
  ],
  ...['headless', 'lighthouse', 'pagespeed', 'phantomjs', 'puppeteer', 'playwright', 'selenium'],
  ...[
    'curl',
    'wget',
    'python',
    'java/',
    'go-http',
    'okhttp',
    'libwww',
    'httpclient',
    'axios',
    'node',
    'undici',
    'ruby',
    'php',
    'perl',
  ],
];
const robot = new RegExp(names.join('|'), 'i');

/** Returns whether a User-Agent identifies a robot or is empty. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent?.trim() || robot.test(userAgent);

/** Returns whether a browser prefetches a page that its user may never open. */
export const isPrefetch = (headers: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')));
