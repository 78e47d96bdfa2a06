// The parts of saved views that other features use: the button with the views of a list, and the view a list opens
// with.
export { useDefaultView } from './use-default-view';
export { ViewsButton } from './views-button';
