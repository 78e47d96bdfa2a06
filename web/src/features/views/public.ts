// What other features use of the views people keep: the button that opens those of a list, and the one a list opens with.
export { useDefaultView } from './use-default-view';
export { ViewsButton } from './views-button';
