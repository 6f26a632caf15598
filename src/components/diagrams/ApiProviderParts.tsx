import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

/** What ApiProvider sets up: a store with one API slice, listeners, and the Provider around the app. */
export function ApiProviderParts(): ReactNode {
  return (
    <Diagram
      title="What ApiProvider sets up"
      description="ApiProvider does three things. On its first render it calls configureStore with the reducer and the middleware of the API slice. In an effect it calls setupListeners with the dispatch of that store. And it renders the Provider of React-Redux with the store around its children, whose hooks use it. When ApiProvider unmounts, the listeners are removed and the store is gone."
      width={480}
      height={300}
    >
      <Box x={120} y={10} width={240} height={50} accent code label="<ApiProvider api={api}>" />
      <Arrow from={[180, 60]} to={[96, 108]} />
      <Arrow from={[300, 60]} to={[384, 108]} />
      <Box x={8} y={108} width={204} height={58} code label="configureStore" detail="on the first render" />
      <Box x={268} y={108} width={204} height={58} code label="setupListeners" detail="in an effect" />
      <Arrow from={[268, 137]} to={[212, 137]} dashed />
      <Label x={240} y={184} text="dispatches focus and reconnect" />
      <Arrow from={[60, 166]} via={[60, 259]} to={[120, 259]} />
      <Label x={70} y={222} align="start" text="store" />
      <Box
        x={120}
        y={230}
        width={240}
        height={58}
        code
        label="<Provider store={store}>"
        detail="children with hooks"
      />
    </Diagram>
  )
}
