import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BoldText } from './bold-text';

it.each([
  ['1 INR = <b>0.9184 ₽</b> today', '1 INR = <b>0.9184 ₽</b> today'],
  ['<b>FOB</b>, <b>sea</b>', '<b>FOB</b>, <b>sea</b>'],
  ['Port of <i>Chennai</i> & <b', 'Port of &lt;i&gt;Chennai&lt;/i&gt; &amp; &lt;b'],
])('shows only the bold parts of %j as markup', (text, html) => {
  expect(renderToStaticMarkup(<BoldText text={text} />)).toBe(html);
});
