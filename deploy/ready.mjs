// Exits with 0 if the process of this container accepts traffic. Compose runs it repeatedly as its health check. On
// Kubernetes the kubelet calls the endpoint itself.
const reply = await fetch(`http://127.0.0.1:${process.env.ADMIN_PORT}/readyz`).catch(() => undefined);
process.exit(reply?.ok ? 0 : 1);
