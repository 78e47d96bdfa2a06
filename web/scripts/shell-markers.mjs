/**
 * Puts into the page template the markers that the BFF replaces on each request: page context, answers, preloads.
 * @param {string} html the source of `index.html`
 */
export const withShellMarkers = (html) =>
  html
    .replace('id="page-context">null<', 'id="page-context">__PAGE_CONTEXT__<')
    .replace('id="answers">null<', 'id="answers">__ANSWERS__<')
    .replace('</head>', '  <!--preloads-->\n  </head>');
