import { createTheme, type MantineColorsTuple } from '@mantine/core';

// The library needs ten shades and computes states from them. Ours are named tokens, so only the two that can show (6 =
// fill, 0 = tint) matter. The others fill the scale between them.
const brand: MantineColorsTuple = [
  '#E8F4F7',
  '#BFDDE5',
  '#94C4D0',
  '#69ABBC',
  '#3F8EA3',
  '#1F7387',
  '#0F5C6E',
  '#0B4757',
  '#0A3540',
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
  black: '#14202B',
  white: '#FFFFFF',
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '26px' },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
