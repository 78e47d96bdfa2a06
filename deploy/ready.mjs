// Ends 0 when the process of this container wants traffic: what compose asks again and again. On Kubernetes the kubelet asks itself.
const reply = await fetch(`http://127.0.0.1:${process.env.ADMIN_PORT}/readyz`).catch(() => undefined);
process.exit(reply?.ok ? 0 : 1);
