/** The static pages of every build, grouped as in the footer. Their labels are in `footer.*`. */
export const pageGroups = [
  {
    id: 'help',
    pages: [
      { link: 'training', textKey: 'training' },
      { link: 'faq', textKey: 'faq' },
    ],
  },
  {
    id: 'info',
    pages: [
      { link: 'about', textKey: 'aboutUs' },
      { link: 'mission', textKey: 'mission' },
      { link: 'contacts', textKey: 'contacts' },
      { link: 'news', textKey: 'news' },
    ],
  },
  {
    id: 'documents',
    pages: [
      { link: 'regulation', textKey: 'regulation' },
      { link: 'personal-data', textKey: 'personalData' },
      { link: 'cookies', textKey: 'cookies' },
    ],
  },
] as const;
