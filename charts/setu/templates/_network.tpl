{{/* The number of a port inside. Takes its name. */}}
{{- define "setu.portOf" -}}
{{ index (dict "http" 8080 "grpc" 50051 "bytes" 8081 "admin" 9090) . }}
{{- end -}}

{{/* Peers outside, by address blocks and namespaces. Takes an entry of `network` as `at`, and `public` if only public addresses are meant. */}}
{{- define "setu.outside" -}}
{{- $public := .public -}}
{{- range .at.cidrs }}
- ipBlock:
    cidr: {{ . }}
    {{- if and $public (eq . "0.0.0.0/0") }}
    except: [0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16]
    {{- else if and $public (eq . "::/0") }}
    except: ["::1/128", "fc00::/7", "fe80::/10"]
    {{- end }}
{{- end }}
{{- range .at.namespaces }}
- namespaceSelector:
    matchLabels:
      kubernetes.io/metadata.name: {{ . }}
{{- end }}
{{- end -}}

{{/* Ports outside. Takes the name of the target and its entry of `network`. */}}
{{- define "setu.outsidePorts" -}}
{{- $protocols := ternary (list "UDP" "TCP") (list "TCP") (eq .target "dns") -}}
{{- range $port := .at.ports }}
{{- range $protocol := $protocols }}
- protocol: {{ $protocol }}
  port: {{ $port }}
{{- end }}
{{- end }}
{{- end -}}

{{/* One pod selector as a peer. Takes root and name. */}}
{{- define "setu.peer" -}}
- podSelector:
    matchLabels:
      {{- include "setu.selector" . | nindent 6 }}
{{- end -}}

{{/* The rules for incoming traffic. Takes root, name and edges. */}}
{{- define "setu.ingressRules" -}}
{{- $root := .root }}{{ $name := .name }}
{{- range $edge := .edges }}
{{- if has $name $edge.to }}
{{- range $from := $edge.from }}
{{- $outside := index $root.Values.network $from }}
{{- if $outside }}
{{- if or $outside.cidrs $outside.namespaces }}
- from:
    {{- include "setu.outside" (dict "at" $outside "public" false) | trim | nindent 4 }}
  ports:
    - protocol: TCP
      port: {{ include "setu.portOf" $edge.port }}
{{- end }}
{{- else }}
- from:
    {{- include "setu.peer" (dict "root" $root "name" $from) | nindent 4 }}
  ports:
    - protocol: TCP
      port: {{ include "setu.portOf" $edge.port }}
{{- end }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{/* The rules for outgoing traffic. Takes root, name and edges. */}}
{{- define "setu.egressRules" -}}
{{- $root := .root }}{{ $name := .name }}
{{- range $edge := .edges }}
{{- if has $name $edge.from }}
{{- range $to := $edge.to }}
{{- $outside := index $root.Values.network $to }}
{{- if $outside }}
{{- if or $outside.cidrs $outside.namespaces }}
- to:
    {{- include "setu.outside" (dict "at" $outside "public" (eq $to "webhooks")) | trim | nindent 4 }}
  ports:
    {{- include "setu.outsidePorts" (dict "target" $to "at" $outside) | trim | nindent 4 }}
{{- end }}
{{- else if or (ne $to "vectors") $root.Values.embeddings.server.enabled }}
- to:
    {{- include "setu.peer" (dict "root" $root "name" $to) | nindent 4 }}
  ports:
    - protocol: TCP
      port: {{ include "setu.portOf" $edge.port }}
{{- end }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}
