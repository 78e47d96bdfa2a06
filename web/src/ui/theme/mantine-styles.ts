// Styles of the library parts that the shell needs. Our own modules override the `.layer.css` variants in any order. A
// part used only by lazy screens imports its style beside the component that wraps it.
import '@mantine/core/styles/UnstyledButton.layer.css';
