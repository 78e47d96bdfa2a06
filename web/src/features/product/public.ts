// What other features use of the product: its card in lists, its address, the way into the cart.

export { CardTile } from './card-tile';
export { LazyCardPreview } from './lazy-card-preview';
export { toCard } from './paths';
export { PressedAction } from './pressed-action';
export { VerifiedBadge } from './verified-badge';
