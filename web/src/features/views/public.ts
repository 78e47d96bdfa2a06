// What other features use of the views people keep: the button that opens those of a list.
export { ViewsButton } from './views-button';
