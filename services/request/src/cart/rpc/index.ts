import type { CartService } from '@setu/proto/request/cart';
import type { Rpcs } from '../../served.js';
import { addToCart } from './add-to-cart.js';
import { clearCart } from './clear-cart.js';
import { countCart } from './count-cart.js';
import { keepForLater } from './keep-for-later.js';
import { listCart } from './list-cart.js';
import { removeFromCart } from './remove-from-cart.js';
import { setCartCount } from './set-cart-count.js';

/** The cart rpcs. */
export const cartRpcs = {
  listCart,
  countCart,
  addToCart,
  setCartCount,
  keepForLater,
  removeFromCart,
  clearCart,
} satisfies Rpcs<typeof CartService>;
