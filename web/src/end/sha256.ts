/** SHA-256 and HMAC-SHA256 of our own: the browser's need a secure page, and a table at home has none. */

/** The first 32 bits of the fractional part of the n-th root of a prime. */
function fraction(prime: number, root: number): number {
  const value = Math.pow(prime, 1 / root);
  return Math.floor((value - Math.floor(value)) * 0x1_0000_0000) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const ROUND = primes(64).map((prime) => fraction(prime, 3));
const START = primes(8).map((prime) => fraction(prime, 2));

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** The message with the bit 1, zeros, and its length in bits, in blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const all = new Uint8Array(blocks * 64);
  all.set(message);
  all[message.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(all.length - 4, (message.length << 3) >>> 0);
  return view;
}

/** The 64 words that one block of 16 is stretched to. */
function stretched(view: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  return w;
}

/** Returns the SHA-256 of a message. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = Int32Array.from(START);
  for (let at = 0; at < view.byteLength; at += 64) {
    const w = stretched(view, at);
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index]! + word) | 0));
  }
  const bytes = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => bytes.setInt32(4 * index, word));
  return new Uint8Array(bytes.buffer);
}

/** Joins bytes. */
export function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Returns the HMAC-SHA256 of a message under a key. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(joined(outer, sha256(joined(inner, message))));
}
