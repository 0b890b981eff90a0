/**
 * Traces through the OpenTelemetry API. Without an SDK, which the operator preloads, all of this does nothing. Names
 * and attributes come from closed sets and numbers; no text, value, key or session id gets into a trace.
 */
import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('palimpsest');

/**
 * The trace id of a `traceparent` header; undefined for what is none (W3C Trace Context § 3.2.2: lower-case
 * hexadecimal, not all zeros; versions to come may append fields, `ff` is none).
 */
export function traceIdOf(header: string | undefined): string | undefined {
  const form =
    /^(?!ff)(?<version>[\da-f]{2})-(?!0{32})(?<id>[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?<more>-.*)?$/;
  const { version, id, more } = form.exec(header ?? '')?.groups ?? {};
  return version === '00' && more !== undefined ? undefined : id;
}

/** What a request's trace is continued from. Baggage is left out: nobody knows what callers put there. */
export interface TraceHeaders {
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
}

/** Begins the span of one request, below the caller's if `headers` name one. */
export function startRequestSpan(headers: TraceHeaders): { readonly span: Span; readonly inside: Context } {
  const callers = headers.traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, callers);
  return { span, inside: trace.setSpan(ROOT_CONTEXT, span) };
}

/** What a request's span says when the request is through. `route` is a pattern. */
export interface RequestFacts {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/** Names and ends the span of one request, by the semantic conventions of OpenTelemetry for HTTP servers. */
export function endRequestSpan(span: Span, { method, route, status }: RequestFacts): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Runs `work` in a span of its own, if it is part of a request that is recorded. A failure marks the span and says no
 * more: messages may quote a text.
 */
export function traced<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (trace.getActiveSpan()?.isRecording() !== true) return work();
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs `work` outside of every trace: what it sends can't be joined with the caller's trace. */
export const untraced = <Result>(work: () => Result): Result => context.with(ROOT_CONTEXT, work);

/** Makes `inside` the context of what `work` starts. */
export const runInside = (inside: Context, work: () => void): void => {
  context.with(inside, work);
};
