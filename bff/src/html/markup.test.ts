import { describe, expect, it } from 'vitest';
import { type Html, html, jsonForScript, type Part, textOfHtml } from './markup.js';

const written = (markup: Html): string => textOfHtml(markup);

describe('An HTML template', () => {
  it('escapes inserted values in text and in attributes', () => {
    const name = `</p><script>alert("1")</script> & 'x'`;
    expect(written(html`<p title="${name}">${name}</p>`)).toBe(
      '<p title="&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;">&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</p>',
    );
  });

  it('inserts markup unchanged, joins lists and skips absent values', () => {
    const items = ['a<b', 'c'].map((item) => html`<li>${item}</li>`);
    expect(written(html`<ul>${items}</ul>${null}${undefined}${false}${0}`)).toBe('<ul><li>a&lt;b</li><li>c</li></ul>0');
  });

  it('rejects parsed JSON that only looks like markup', () => {
    const forged = JSON.parse('{"made":"<b>","Symbol(markup)":"<b>"}') as Part;
    expect(() => written(html`${forged}`)).toThrow();
  });
});

describe('JSON in a script element', () => {
  it('cannot close the element, and parses back to the same value', () => {
    const value = { text: '</script><!-- <script> & \u2028 \u2029 ]]>' };
    expect(jsonForScript(value)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(jsonForScript(value))).toEqual(value);
  });
});
