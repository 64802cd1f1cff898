const SYSTEMS = {
  iphone: 'an iPhone',
  ipad: 'an iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'a Mac',
  chromebook: 'a Chromebook',
  linux: 'Linux',
}

/** Devices and networks that an account is used from. Names of browsers are the same in all languages. */
export const words = {
  unknownDevice: 'An unknown device',
  browserOn: (browser: string | undefined, system: keyof typeof SYSTEMS) =>
    `${browser ?? 'A browser'} on ${SYSTEMS[system]}`,
  unknownNetwork: 'an unknown network',
  thisMachine: 'this computer',
  localNetwork: 'a local network',
  network: (addresses: string) => `the network ${addresses}`,
}
