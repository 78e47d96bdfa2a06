import { createTheme, type MantineColorsTuple } from '@mantine/core';

// The library needs ten shades and computes states from them. Ours are named tokens, so only the two that can show (6 =
// fill, 0 = tint) matter. The others fill the scale between them.
const brand: MantineColorsTuple = [
  '#e8f4f7',
  '#bfdde5',
  '#94c4d0',
  '#69abbc',
  '#3f8ea3',
  '#1f7387',
  '#0f5c6e',
  '#0b4757',
  '#0a3540',
  '#072730',
];

/** Mantine's theme on top of the tokens. Type, radius, focus ring and layers come from `tokens.css`. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  colors: { brand },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Consolas, monospace',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  defaultRadius: 'var(--r-control)',
  black: '#14202b',
  white: '#ffffff',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '26px' },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
