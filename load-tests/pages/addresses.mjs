/** @typedef {{ name: string, path: string }} Page */

/** A page for signed-in users that has no content before the app runs. Its cost is the part that all pages share. */
export const shell = { name: 'shell', path: '/user/dashboard' };

/**
 * Returns one address of each kind of page that an anonymous visitor can open, taken from the answers of this
 * environment.
 * @param {string} url
 * @returns {Promise<Page[]>}
 */
export async function openPages(url) {
  const read = async (/** @type {string} */ path) => {
    const reply = await fetch(`${url}${path}`, { headers: { accept: 'application/json', cookie: 'locale=ru_RU' } });
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
    const { data } = /** @type {{ data: any }} */ (await reply.json());
    return data;
  };
  const { trees } = await read('/catalog/category/');
  const firstCard = async (/** @type {'product' | 'service'} */ type) => {
    const tree = trees.find((/** @type {{ type: string }} */ one) => one.type === type);
    const { pagination } = await read(`/catalog/category/${tree.id}`);
    return pagination.items[0];
  };
  const [product, service] = [await firstCard('product'), await firstCard('service')];
  const pathOf = (/** @type {{ type: string, category_id: string, sku_id: string }} */ card) =>
    `/catalog/${card.type}/${card.category_id}/${card.sku_id}`;
  return [
    { name: 'home', path: '/' },
    { name: 'index', path: '/catalog/category/' },
    { name: 'list', path: `/catalog/category/${product.category_id}` },
    { name: 'product', path: pathOf(product) },
    { name: 'service', path: pathOf(service) },
    { name: 'company', path: `/company/${product.company.id}` },
    { name: 'company catalogue', path: `/company/${product.company.id}/catalog` },
    { name: 'static page', path: '/page/about' },
  ];
}
