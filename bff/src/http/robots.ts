/** What programs that read pages call themselves: search engines, previews of links, checks of a site, bare HTTP clients. */
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

/** Whether a program calls itself a robot in its User-Agent, or says nothing of itself. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent?.trim() || robot.test(userAgent);

/** Whether a browser asks ahead of its reader, who may never come. */
export const asksAhead = (headers: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')));
