// What other features use of the product: its card in lists, its address, the way into the cart.
export { CardTile } from './card-tile';
export { CompleteRegistrationModal } from './complete-registration-modal';
export { toCard } from './paths';
