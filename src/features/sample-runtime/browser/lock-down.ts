/**
 * What a sample never gets: ways to the network, to storage, to other contexts, and to the frame. The policy of the frame
 * forbids most of it already; without the names, a sample also hears so at once.
 */
const NEVER =
  /^(?:fetch|fetchLater|importScripts|close|postMessage|onmessage(?:error)?|name|origin|isSecureContext|crossOriginIsolated|cookieStore|indexedDB|caches|fonts|scheduler|registerLibrary|open|opener|frames|frameElement|length|(?:local|session)Storage|(?:request|cancel)IdleCallback|on(?:offline|online|languagechange|rtctransform)|XMLHttpRequest\w*|WebSocket\w*|WebTransport\w*|EventSource|BroadcastChannel|\w*Worker\w*|Worklet\w*|IDB\w+|Cache(?:Storage)?|CookieStore\w*|Storage\w*|FileSystem\w*|webkit\w+|RTC\w+|Push\w+|Notification\w*|Navigator\w*|WorkerNavigator|Permission\w*|Lock\w*|FontFace\w*|Sync\w*|BackgroundFetch\w*|PeriodicSync\w*|GPU\w*|HID\w*|USB\w*|Serial\w*|Bluetooth\w*|NetworkInformation|FileReaderSync|SharedArrayBuffer|PressureObserver|PressureRecord|Idle\w+|ReportingObserver|Observable|WebGL\w*|Video\w+|Audio\w+|Image(?:Decoder|Track|TrackList)|Presentation\w*|Payment\w*|Credential\w*|launchQueue|LaunchQueue|sharedStorage|SharedStorage\w*|documentPictureInPicture|speechSynthesis|SpeechSynthesis\w*|show\w+Picker|getScreenDetails|queryLocalFonts|navigation|Navigation\w*)$/

/**
 * What a worker has and the run while building doesn't: libraries decide by it how to behave. A document has it in both
 * places.
 */
const NOT_IN_WORKERS = /^(?:location|navigator|(?:request|cancel)AnimationFrame)$/

/** Removes names from the global object and from the prototypes that it inherits them from. */
export function lockDown(place: 'worker' | 'document'): void {
  for (let holder: unknown = globalThis; holder; holder = Object.getPrototypeOf(holder)) {
    if (holder === Object.prototype) return
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (!NEVER.test(name) && !(place === 'worker' && NOT_IN_WORKERS.test(name))) continue
      const isRemoved = Reflect.deleteProperty(holder, name)
      if (!isRemoved) Reflect.defineProperty(holder, name, { value: undefined })
    }
  }
}
