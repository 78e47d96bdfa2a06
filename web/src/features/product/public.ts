// The parts of the product that other features use: the card in lists, its address and the way to the cart.

export { CardTile } from './card-tile';
export { LazyCardPreview } from './lazy-card-preview';
export { toCard } from './paths';
export { PressedAction } from './pressed-action';
