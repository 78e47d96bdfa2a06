import type { RouteTable } from '../routing.js';

/** The cart. */
export const basketRoutes = {
  getCart: { method: 'get', path: '/basket/', kind: 'S', who: 'customer', screen: 'basket_page' },
  listCartLines: { method: 'post', path: '/basket/items', kind: 'A', who: 'customer' },
  addToCart: { method: 'post', path: '/basket/products/add', kind: 'A', who: 'customer' },
  setCartCount: { method: 'post', path: '/basket/items/:item/count', kind: 'A', who: 'customer' },
  keepCartLine: { method: 'post', path: '/basket/items/:item/later', kind: 'A', who: 'customer' },
  removeCartLine: { method: 'post', path: '/basket/remove-from-basket', kind: 'A', who: 'customer' },
  clearCart: { method: 'post', path: '/basket/clear', kind: 'A', who: 'customer' },
} as const satisfies RouteTable;
