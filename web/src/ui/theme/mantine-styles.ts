// Styles of the library parts the shell needs. `.layer.css` variants lose to our own modules whatever the order.
// A part used only by lazy screens imports its style beside the component that wraps it.
import '@mantine/core/styles/UnstyledButton.layer.css';
