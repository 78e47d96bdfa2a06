/**
 * @typedef {{ title: string, unit?: string, queries: [string, string][], limit?: number }} Panel a graph: PromQL and legend
 * @typedef {{ title: string, panels: Panel[] }} Row
 */

/** The variable with which every dashboard selects its data source. */
const source = { type: 'prometheus', uid: '$source' };
const [width, height] = [8, 8];

/** @param {Panel} panel @param {{ id: number, x: number, y: number }} at */
function graph({ title, unit = 'short', queries, limit }, { id, x, y }) {
  const steps = [{ color: 'green', value: null }, ...(limit === undefined ? [] : [{ color: 'red', value: limit }])];
  return {
    id,
    type: 'timeseries',
    title,
    datasource: source,
    gridPos: { x, y, w: width, h: height },
    fieldConfig: {
      defaults: {
        unit,
        min: 0,
        thresholds: { mode: 'absolute', steps },
        custom: { thresholdsStyle: { mode: limit === undefined ? 'off' : 'line' } },
      },
      overrides: [],
    },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: queries.map(([expr, legendFormat], index) => ({
      refId: String.fromCharCode(65 + index),
      datasource: source,
      expr,
      legendFormat,
    })),
  };
}

/**
 * Returns the panels of a dashboard as Grafana lays them out: three in a row.
 * @param {Row[]} rows
 */
export function laidOut(rows) {
  const panels = [];
  let y = 0;
  for (const row of rows) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title: row.title,
      gridPos: { x: 0, y, w: 24, h: 1 },
      panels: [],
    });
    y += 1;
    for (const [index, panel] of row.panels.entries()) {
      const at = { x: (index % 3) * width, y: y + Math.floor(index / 3) * height };
      panels.push(graph(panel, { id: panels.length + 1, ...at }));
    }
    y += Math.ceil(row.panels.length / 3) * height;
  }
  return panels;
}
